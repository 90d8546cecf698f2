import { localisePath, useLocale } from '@eldorado/i18n';
import { Button, DataTable, Fieldset, Notice, StatusTag, TextField } from '@eldorado/ui';
import { Accordion } from '@eldorado/ui/accordion';
import dialogue from '../dialogue.module.css';
import type { InvoiceRow, VatAnswer, VatView } from './vatView.ts';
import css from './vat.module.css';

/** As many rows are in sight; the others are folded. */
const shownRows = 3;

/** The amounts of invoices, and what is refunded of them: a form that the address answers. */
export function VatCalculator({ view }: { view: VatView }) {
  const locale = useLocale();
  const { words, rows, answer } = view;
  if (answer === 'unknown') return <Notice tone="info">{words.unknown}</Notice>;
  const folded = rows.slice(shownRows);
  return (
    <div id="vat" className={dialogue.dialogue}>
      {answer === 'faulty' && <Notice tone="warning">{words.faulty}</Notice>}
      {answer !== null && answer !== 'faulty' && <Answer answer={answer} columns={words.columns} />}
      <form
        method="get"
        action={`${localisePath('/servicios/aduanas', locale)}#vat`}
        aria-labelledby="vat-form"
        // A changed address is a new form: what was asked for stands in the fields.
        key={JSON.stringify(rows)}
      >
        <h3 id="vat-form">{words.title}</h3>
        <p className={css.hint}>{words.hint}</p>
        {rows.slice(0, shownRows).map((row) => (
          <Row key={row.number} row={row} words={words} />
        ))}
        <Accordion
          level={4}
          items={[
            {
              key: 'vat-more',
              title: words.more,
              open: folded.some(({ total, vat }) => total !== '' || vat !== ''),
              content: folded.map((row) => <Row key={row.number} row={row} words={words} />),
            },
          ]}
        />
        <Button type="submit" className={css.show}>
          {words.show}
        </Button>
      </form>
    </div>
  );
}

function Row({ row, words }: { row: InvoiceRow; words: VatView['words'] }) {
  const { number, legend, total, vat, totalError, vatError } = row;
  const amount = { inputMode: 'decimal', maxLength: 20, autoComplete: 'off' } as const;
  return (
    <Fieldset legend={legend} className={css.row}>
      <div className={css.amounts}>
        <TextField
          {...amount}
          label={words.total}
          name={`total${number}`}
          defaultValue={total}
          error={totalError}
        />
        <TextField
          {...amount}
          label={words.vat}
          name={`vat${number}`}
          defaultValue={vat}
          error={vatError}
        />
      </div>
    </Fieldset>
  );
}

function Answer(props: { answer: VatAnswer; columns: VatView['words']['columns'] }) {
  const { answer, columns } = props;
  const { caption, ...labels } = columns;
  return (
    <section aria-labelledby="vat-answer" className={dialogue.answer}>
      <h3 id="vat-answer">{answer.title}</h3>
      {answer.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <DataTable
        caption={caption}
        captionHidden
        rowHeader="invoice"
        columns={(['invoice', 'total', 'vat', 'counts'] as const).map((key) => ({
          key,
          label: labels[key],
        }))}
        rows={answer.invoices.map((one) => ({
          key: String(one.number),
          cells: {
            invoice: one.name,
            total: one.total,
            vat: one.vat,
            counts: (
              <StatusTag tone={one.counts ? 'positive' : 'negative'}>{one.verdict}</StatusTag>
            ),
          },
        }))}
      />
    </section>
  );
}
