export { requireKaptcha } from '../methods/kaptcha.server.ts';
