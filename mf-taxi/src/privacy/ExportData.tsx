import { Button, Icon } from '@eldorado/ui';
import { downloadIcon } from '@eldorado/ui/icons';
import { useTaxiMessages } from '../messages.ts';
import { saveFile } from '../saveFile.ts';
import { useRefusal } from '../session/useTaxiSession.ts';
import { taxiApi } from '../taxiApi.ts';
import styles from './privacy.module.css';

/** Everything that is kept of the passenger, as a file. */
export function ExportData() {
  const t = useTaxiMessages();
  const [ask, { isFetching, error }] = taxiApi.useLazyMyDataQuery();
  useRefusal(error);
  const save = async () => {
    const { data } = await ask();
    if (data) saveFile('taxi-el-dorado.json', JSON.stringify(data, null, 2), 'application/json');
  };
  return (
    <section aria-labelledby="export" className={styles.part}>
      <h2 id="export">{t('data.export')}</h2>
      <p>{t('data.exportText')}</p>
      <Button variant="secondary" busy={isFetching} onClick={() => void save()}>
        <Icon icon={downloadIcon} />
        {t('data.exportButton')}
      </Button>
      {error && <p role="alert">{t('data.failed')}</p>}
    </section>
  );
}
