import { useEffect, useState } from 'react';
import styles from './gallery.module.css';

/** Links and forms of examples lead to pages of the site, which is not here: says where instead of going there. */
export function LeadsTo() {
  const [words, setWords] = useState('');

  useEffect(() => {
    const click = (event: MouseEvent) => {
      setWords('');
      const link = event.target instanceof Element && event.target.closest('[data-stage] a[href]');
      const address = link && link.getAttribute('href');
      if (!address || address.startsWith('#') || event.defaultPrevented) return;
      event.preventDefault();
      setWords(`Leads to ${address}`);
    };
    const submit = (event: SubmitEvent) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !form.closest('[data-stage]')) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      setWords(`Sends ${new URLSearchParams(textsOf(form)).toString() || 'nothing'}`);
    };
    document.addEventListener('click', click);
    document.addEventListener('submit', submit);
    return () => {
      document.removeEventListener('click', click);
      document.removeEventListener('submit', submit);
    };
  }, []);

  return (
    <p role="status" className={styles.leadsTo}>
      {words}
    </p>
  );
}

const textsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].map(([name, value]) => [
    name,
    typeof value === 'string' ? value : value.name,
  ]);
