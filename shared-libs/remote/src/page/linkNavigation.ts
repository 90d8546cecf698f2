/** Decides what becomes of a click on a link, or of a submitted form: `true` when the router took it. */
export type Navigate = (to: string, link?: HTMLAnchorElement) => boolean;

/**
 * Turns clicks on same-origin links, and submits of GET forms, into client navigations. It is one listener
 * for the whole document, so that links in content whose code never loaded navigate just as well.
 * @returns how to stop listening.
 */
export function listenForNavigation(navigate: Navigate): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (!isOwn(link) || isJumpWithinPage(link)) return;
    if (navigate(link.pathname + link.search + link.hash, link)) event.preventDefault();
  };
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const { method, address } = sendingOf(form, event.submitter);
    if (method !== 'get') return;
    const action = new URL(address);
    if (action.origin !== window.location.origin || form.target) return;
    action.search = queryOf(form, event.submitter);
    if (navigate(action.pathname + action.search)) event.preventDefault();
  };
  document.addEventListener('click', onClick);
  document.addEventListener('submit', onSubmit);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('submit', onSubmit);
  };
}

/** The link an event happened in, if any. */
export function linkOf(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element
    ? event.target.closest<HTMLAnchorElement>('a[href]')
    : null;
}

export function isOwn(link: HTMLAnchorElement): boolean {
  return link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
}

function isJumpWithinPage(link: HTMLAnchorElement): boolean {
  const { pathname, search } = window.location;
  return link.hash !== '' && link.pathname === pathname && link.search === search;
}

/** How and where a form is sent; the button that was pressed may say otherwise than the form. */
function sendingOf(form: HTMLFormElement, submitter: HTMLElement | null) {
  const button =
    submitter instanceof HTMLButtonElement || submitter instanceof HTMLInputElement
      ? submitter
      : null;
  return {
    method: button?.hasAttribute('formmethod') ? button.formMethod : form.method,
    address: button?.hasAttribute('formaction') ? button.formAction : form.action,
  };
}

/** The form's fields as a query, without the empty ones: `?q=&terminal=T1` is shared as `?terminal=T1`. */
function queryOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  const query = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) {
    if (typeof value === 'string' && value !== '') query.append(name, value);
  }
  return query.toString();
}
