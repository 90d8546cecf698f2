import { randomInt } from 'node:crypto';
import path from 'node:path';
import type { Locator, Page } from 'playwright';
import { repoRoot } from '@eldorado/build/app';
import { localisePath, type Locale } from '@eldorado/i18n/locale';
import { emptyPqrs, pqrsPath, type PqrsDraft, type PqrsStep } from '@eldorado/rules/pqrs';
import { formFaults } from '../../support/looks/axe.ts';
import { attachPhoto, keepDraft, sendCase } from '../../support/visitors/exampleCase.ts';
import { expect, hydrated, layoutHydrated, live, test } from '../../support/looks/fixtures.ts';
import {
  partOf,
  thorough,
  thoroughly,
  throughViews,
  viewsOf,
  type View,
} from '../../support/looks/views.ts';

test.use({
  // An address of its own (RFC 5737), since each form takes a few from one.
  extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${randomInt(1, 255)}` },
  // What fades in has no contrast yet.
  contextOptions: { reducedMotion: 'reduce' },
});

const main = (page: Page) => page.getByRole('main');
const isWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test.describe('by keyboard alone, at 320 px', () => {
  // A case that is not there is looked for too.
  test.use({ viewport: { width: 320, height: 800 }, allowErrors: ['404 (Not Found)'] });

  /** Tab stops after which a field counts as not to be reached. */
  const most = 120;

  async function tabTo(page: Page, target: Locator): Promise<void> {
    for (let stop = 0; stop < most; stop++) {
      await page.keyboard.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }
  async function press(page: Page, button: Locator): Promise<void> {
    await tabTo(page, button);
    await page.keyboard.press('Enter');
  }
  async function write(page: Page, field: Locator, text: string): Promise<void> {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  /** The first choice but one of a list, which asks to choose. */
  async function chooseNext(page: Page, list: Locator): Promise<void> {
    await tabTo(page, list);
    await page.keyboard.press('ArrowDown');
    await expect(list).not.toHaveValue('');
  }
  async function tick(page: Page, box: Locator): Promise<void> {
    await tabTo(page, box);
    await page.keyboard.press('Space');
    await expect(box).toBeChecked();
  }
  /** The summary has the focus, and its first link leads to its field. */
  async function followFirstFault(page: Page, summary: Locator, field: Locator): Promise<void> {
    await expect(summary).toBeFocused();
    expect(await isWide(page)).toBe(false);
    await press(page, summary.getByRole('link').first());
    await expect(field).toBeFocused();
  }
  async function arrive(page: Page, title: string | RegExp): Promise<void> {
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await layoutHydrated(page);
    expect(await isWide(page)).toBe(false);
  }
  const named = (page: Page, role: 'button' | 'textbox' | 'combobox', name: string | RegExp) =>
    main(page).getByRole(role, { name, exact: true });

  test('a complaint is sent with a photo, followed, added to and looked up', async ({ page }) => {
    const next = () => press(page, named(page, 'button', 'Continuar'));
    const radios = main(page).getByRole('radio');
    await page.goto('/pt/contacto/pqrs');
    await arrive(page, 'Solicitações, queixas e elogios');
    await hydrated(page);
    await next();
    await followFirstFault(page, page.getByRole('alert'), radios.first());
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(main(page).getByRole('radio', { name: 'Queixa' })).toBeChecked();
    await next();

    await arrive(page, 'Assunto');
    await tick(page, main(page).getByRole('radio', { name: 'Companhias aéreas' }));
    await next();

    await arrive(page, 'Do que se trata');
    await chooseNext(page, named(page, 'combobox', 'Companhia aérea'));
    // What suggests names is a combobox to assistive technology.
    await write(page, main(page).getByLabel(/^Número do voo/), 'AV 9314');
    await next();

    await arrive(page, 'O que aconteceu');
    await write(page, named(page, 'textbox', 'O que aconteceu?'), 'A mala não chegou.');
    // Month, day and year, as the browser of the journeys has them.
    await write(page, main(page).getByLabel('Data', { exact: true }), '03012026');
    await next();

    await arrive(page, 'Fotos e documentos');
    const chosen = page.waitForEvent('filechooser');
    await hydrated(page);
    await tabTo(page, main(page).locator('input[type=file]'));
    await page.keyboard.press('Enter');
    await (await chosen).setFiles(path.join(repoRoot, 'docs/screens/menu-390.png'));
    await expect(page.getByText('menu-390.png foi anexado')).toBeAttached({ timeout: 60_000 });
    await next();

    await arrive(page, 'Com seu nome ou sem ele');
    await tick(page, main(page).getByRole('radio', { name: 'Com meu nome' }));
    await next();

    await arrive(page, 'Seus dados');
    await write(page, named(page, 'textbox', 'Nome completo'), 'Ana Souza');
    await write(page, named(page, 'textbox', 'E-mail'), 'ana.souza@example.com');
    await tick(page, main(page).getByRole('checkbox'));
    await next();

    await arrive(page, 'Revise antes de enviar');
    await press(page, named(page, 'button', 'Enviar solicitação'));
    await arrive(page, 'Sua solicitação foi enviada');
    const number = (await main(page).getByText(/^PQ-/).innerText()).trim();
    await press(page, main(page).getByRole('link', { name: 'Ver sua solicitação' }));

    await arrive(page, new RegExp(number));
    await write(page, named(page, 'textbox', 'O que você quer acrescentar'), 'Era vermelha.');
    await press(page, named(page, 'button', 'Enviar informações'));
    await expect(page.getByText('As informações estão na sua solicitação.')).toBeVisible();

    await page.goto('/pt/contacto/pqrs/seguimiento');
    await arrive(page, 'Acompanhe sua solicitação');
    const asked = named(page, 'textbox', 'Número da solicitação');
    await write(page, asked, 'PQ-0000-0000-0000');
    await press(page, named(page, 'button', 'Consultar'));
    await followFirstFault(page, page.getByRole('alert'), asked);
    await page.keyboard.press('Control+a');
    await page.keyboard.type(number);
    await write(page, named(page, 'textbox', /^E-mail/), 'ana.souza@example.com');
    await press(page, named(page, 'button', 'Consultar'));
    await arrive(page, new RegExp(number));
  });

  thoroughly(test)(
    'what a complaint is about is answered, whatever its topic',
    async ({ page, baseURL }) => {
      const answers = {
        services: ['Servicio', null],
        establishments: ['Tipo de establecimiento', /^Establecimiento/],
        infrastructure: ['Qué parte del aeropuerto', /^Lugar/],
      } as const;
      for (const [topic, [list, text]] of Object.entries(answers)) {
        const draft = await keepDraft(baseURL ?? '', { topic, service: '' });
        await page.goto(`${pqrsPath('subject')}?draft=${draft}`);
        await arrive(page, 'De qué se trata');
        await hydrated(page);
        const chosen = named(page, 'combobox', list);
        await press(page, named(page, 'button', 'Continuar'));
        await followFirstFault(page, page.getByRole('alert'), chosen);
        await page.keyboard.press('ArrowDown');
        if (text) await write(page, main(page).getByLabel(text), 'Puerta 5');
        await press(page, named(page, 'button', 'Continuar'));
        await arrive(page, 'Qué pasó');
      }
    },
  );

  test('a message is written', async ({ page }) => {
    await page.goto('/fr/contacto');
    await arrive(page, 'Contact');
    await hydrated(page);
    const send = named(page, 'button', 'Envoyer le message');
    await press(page, send);
    await followFirstFault(page, page.getByRole('alert'), named(page, 'textbox', 'Nom complet'));
    await page.keyboard.type('Léa Martin');
    await write(page, named(page, 'textbox', 'Adresse e-mail'), 'lea.martin@example.com');
    await write(page, named(page, 'textbox', 'Téléphone portable'), '+33 6 12 34 56 78');
    await write(page, named(page, 'textbox', 'Objet'), 'Chariots');
    await write(page, named(page, 'textbox', 'Commentaire'), 'Où rendre un chariot ?');
    await tick(page, main(page).getByRole('checkbox'));
    await press(page, send);
    const thanks = page.getByRole('heading', { name: 'Merci de nous avoir donné votre avis' });
    await expect(thanks).toBeFocused();
  });

  test('the newsletter is asked for, on its page and in the footer', async ({ page }) => {
    await page.goto('/en/boletin');
    await arrive(page, 'Newsletter');
    await hydrated(page);
    const footer = page.getByRole('region', { name: 'Newsletter' });
    for (const [form, email] of [
      [main(page), 'on-its-page@example.com'],
      [footer, 'in-the-footer@example.com'],
    ] as const) {
      const name = form.getByRole('textbox', { name: 'Full name' });
      const send = form.getByRole('button', { name: 'Sign up' });
      // The footer's code comes when the keyboard reaches it.
      await tabTo(page, name);
      await live(name);
      await press(page, send);
      await followFirstFault(page, form.getByRole('alert'), name);
      await page.keyboard.type('Ana Prueba');
      await write(page, form.getByRole('textbox', { name: 'E-mail address' }), email);
      await tick(page, form.getByRole('checkbox'));
      await press(page, send);
      await expect(form.getByText('You have signed up')).toBeFocused();
    }
  });
});

/** A form, and how it is brought to say what is wrong: by its address, or by sending it as it is. */
interface FormState {
  path: string;
  faulty: string | ((page: Page) => Promise<void>);
  /** Where on its page it stands, if not in its `main`. */
  part?: string;
}

const sendIn = (place: string) => async (page: Page) => {
  const button = page.locator(`${place} button[type=submit]`);
  // The footer's code comes when it is reached.
  await button.focus();
  await live(button);
  await button.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
};

type MakeForm = (origin: string) => FormState | Promise<FormState>;

const addressed =
  (path: string, problem: string): MakeForm =>
  () => ({ path, faulty: `${path}${problem}` });

const step =
  (at: PqrsStep, answers: Partial<PqrsDraft> = {}): MakeForm =>
  async (origin) => {
    const draft = await keepDraft(origin, { ...emptyPqrs, type: 'complaint', ...answers });
    const path = `${pqrsPath(at)}?draft=${draft}`;
    return { path, faulty: `${path}&check=1` };
  };

/** Steps after the questions, of a complaint whose answers are all there. */
const wholeStep =
  (at: 'files' | 'review'): MakeForm =>
  async (origin) => {
    const draft = await keepDraft(origin);
    await attachPhoto(origin, draft);
    return addressed(`${pqrsPath(at)}?draft=${draft}`, '&problem=too-many-requests')(origin);
  };

const follow = '/contacto/pqrs/seguimiento';

/** The forms of the site with nothing in them, each step of PQRS with the questions of each topic, by name. */
const forms: readonly (readonly [string, MakeForm])[] = [
  ['contact', () => ({ path: '/contacto', faulty: sendIn('main form:has([name=comment])') })],
  ['newsletter', () => ({ path: '/boletin', faulty: sendIn('main form') })],
  // Beside all else that stands in every page.
  [
    "footer's newsletter",
    () => ({ path: '/servicios/notaria', faulty: sendIn('#newsletter'), part: 'body' }),
  ],
  ['contact, sent', addressed('/contacto', '?reference=ED-260302-ABCDEF')],
  ['newsletter, signed up', addressed('/boletin', '?status=subscribed')],
  ['a subscription', addressed('/boletin/suscripcion', '?token=abc')],
  ['type', step('type', { type: '' })],
  ['request', step('request', { type: 'petition' })],
  ['topic', step('topic')],
  ['subject, airlines', step('subject', { topic: 'airlines', flight: '?' })],
  ['subject, establishments', step('subject', { topic: 'establishments' })],
  ['subject, services', step('subject', { topic: 'services' })],
  ['subject, infrastructure', step('subject', { topic: 'infrastructure' })],
  ['event', step('event', { topic: 'airlines', airline: 'AV' })],
  ['identity', step('identity')],
  ['person, named', step('person', { identity: 'named' })],
  ['person, anonymous', step('person', { identity: 'anonymous' })],
  ['files', wholeStep('files')],
  ['review', wholeStep('review')],
  [
    'sent',
    async (origin) => {
      const { draft } = await sendCase(origin);
      return addressed(`${pqrsPath('sent')}?draft=${draft}`, '')(origin);
    },
  ],
  ['look-up of a case', addressed(follow, '?problem=case-not-found')],
  [
    'a case',
    async (origin) => {
      const { link } = await sendCase(origin);
      return addressed(`${follow}?case=${link}`, '&problem=text-required')(origin);
    },
  ],
];

// Every eighth form, saying what is wrong, in one of the four views, which go round; thorough each, also without, and in every view.
test.describe('axe finds nothing in any form, and none scrolls sideways:', () => {
  for (const [index, [name, makeForm]] of partOf(forms, 8).entries())
    test(name, async ({ page, baseURL }) => {
      test.setTimeout(600_000);
      const { path: address, faulty, part } = await makeForm(baseURL ?? '');
      const faults: string[] = [];
      const open = async (at: string, locale: Locale) => {
        await page.goto(localisePath(at, locale));
        await hydrated(page);
      };
      const look = async ({ locale, width, colorScheme }: View, state: string) => {
        const where = `${localisePath(address, locale)} ${width}px ${colorScheme}${state}`;
        // For axe a link that is half under the sticky header is too small; who scrolls sees it whole.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        faults.push(...(await formFaults(page, part)).map((fault) => `${where} ${fault}`));
        await page.setViewportSize({ width: 320, height: 900 });
        if (await isWide(page)) faults.push(`${where} scrolls sideways`);
      };
      const views = viewsOf(index, 1);
      if (thorough)
        await throughViews(
          page,
          views,
          (locale) => open(address, locale),
          (view) => look(view, ''),
        );
      await throughViews(
        page,
        views,
        async (locale) => {
          if (typeof faulty !== 'function') return open(faulty, locale);
          await open(address, locale);
          await faulty(page);
        },
        (view) => look(view, ', faulty'),
      );
      expect(faults).toEqual([]);
    });
});
