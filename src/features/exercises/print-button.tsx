import { useText } from '../../kit/reader.tsx';
import { Button } from '../../ui/form/button.tsx';

export function PrintButton() {
  const t = useText();
  return <Button onClick={() => window.print()}>{t('exercise.print')}</Button>;
}
