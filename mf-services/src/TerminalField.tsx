import { useLocale } from '@eldorado/i18n';
import { SelectField } from '@eldorado/ui';
import { useServiceMessages } from './messages.ts';
import { servicesApi, type TerminalId } from './servicesApi.ts';

/**
 * The choice of a terminal in a form, by the names that the airport gives them; while these cannot be had it holds what is chosen.
 * @param props.among those to choose from; all unless given.
 */
export function TerminalField(props: { chosen: TerminalId; among?: readonly TerminalId[] }) {
  const t = useServiceMessages();
  const locale = useLocale();
  const { chosen, among } = props;
  const { data: terminals } = servicesApi.useTerminalsQuery({ locale });
  const options = terminals?.filter(({ value }) => !among || among.includes(value));
  return (
    <SelectField
      label={t('cityTerminal')}
      name="terminal"
      defaultValue={chosen}
      options={options ?? [{ value: chosen, label: chosen }]}
    />
  );
}
