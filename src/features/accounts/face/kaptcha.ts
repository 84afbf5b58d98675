export { Kaptcha } from '../fields/kaptcha.tsx';
