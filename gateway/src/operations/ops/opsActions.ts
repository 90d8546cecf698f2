import {
  canaryRelease,
  canarySet,
  endedCanary,
  failure,
  pauseRelease,
  promoteRelease,
  promoteSet,
  quarantineRelease,
  restoreDocument,
  retireRelease,
  rollbackRelease,
  success,
  type Change,
  type ChangeContext,
  type ReleaseId,
  type Restoring,
  type Result,
} from '@eldorado/releases';

/** The fields of a form, without spaces around them; empty where one is missing. */
export type Form = (name: string) => string;

interface OpsAction {
  /** Whether it changes at once what everybody is served: then a box must be ticked. */
  confirmed: boolean;
  run(context: ChangeContext & { why: string }, form: Form): Promise<Result<string>>;
}

/** What a form of /ops can change, by the last word of its address. None of it is forced: that takes a command. */
export const opsActions: Readonly<Record<string, OpsAction>> = {
  rollback: {
    confirmed: false,
    run: (context, form) => told(rollbackRelease(context, form('remote'), false, () => undefined)),
  },
  canary: {
    confirmed: false,
    run: (context, form) =>
      told(
        canaryRelease(context, form('remote'), form('version'), Number(form('traffic')), {
          auto: form('auto') === 'yes',
        }),
      ),
  },
  pause: { confirmed: false, run: (context, form) => told(pauseRelease(context, form('remote'))) },
  resume: {
    confirmed: false,
    run: (context, form) => told(canaryRelease(context, form('remote'), form('version'))),
  },
  promote: {
    confirmed: true,
    run: (context, form) => told(promoteRelease(context, form('remote'), form('version'))),
  },
  'promote-several': {
    confirmed: true,
    run: (context, form) => ofSeveral(form, (apps) => promoteSet(context, apps)),
  },
  'canary-several': {
    confirmed: false,
    run: (context, form) =>
      ofSeveral(form, (apps) =>
        canarySet(context, apps, Number(form('traffic')), {
          force: false,
          auto: form('auto') === 'yes',
        }),
      ),
  },
  quarantine: {
    confirmed: true,
    run: (context, form) => told(quarantineRelease(context, form('remote'), form('version'))),
  },
  retire: {
    confirmed: true,
    run: (context, form) => told(retireRelease(context, form('remote'), form('version'))),
  },
  restore: {
    confirmed: true,
    async run(context, form) {
      const done = await restoreDocument(context, form('document'), false);
      return done.ok ? success(restoredSentence(context.channel, done.value)) : done;
    },
  },
};

/** What is done to the versions that a form chooses, one field an app: at least two, since one has a form of its own. */
function ofSeveral(
  form: Form,
  change: (apps: readonly ReleaseId[]) => Promise<Result<Change>>,
): Promise<Result<string>> {
  const apps = form('apps')
    .split(' ')
    .map((name) => ({ name, version: form(versionField(name)) }))
    .filter(({ version }) => version !== '');
  if (apps.length > 1) return told(change(apps));
  const sentence = 'Nothing was changed: choose a version of two apps or more.';
  return Promise.resolve(failure('too-few', sentence));
}

/** The field that chooses an app's version, where a form has several. */
export const versionField = (app: string) => `version-of-${app}`;

async function told(change: Promise<Result<Change>>): Promise<Result<string>> {
  const done = await change;
  return done.ok ? success(sentenceOf(done.value)) : done;
}

function sentenceOf(change: Change): string {
  const { action, channel, remote, version, before, after, changed, others = [] } = change;
  if (!changed) return `${remote} ${version} on ${channel}: nothing to change.`;
  return `${action} done: ${remote} on ${channel}, live before ${before ?? 'none'}, live now ${after ?? 'none'}.${others.map((each) => ` With it ${each.remote}, live before ${each.before ?? 'none'}, live now ${each.after ?? 'none'}.`).join('')}${action === 'pause' ? '' : endedCanary(change)}`;
}

function restoredSentence(channel: string, { document, remotes, changed }: Restoring): string {
  if (!changed) return `${channel} serves what ${document} says: nothing to change.`;
  const what = remotes.map(
    ({ remote, before, after }) => `${remote} ${after ?? 'none'} (before: ${before ?? 'none'})`,
  );
  return `restore done: ${channel} serves what ${document} says: ${what.join(', ') || 'the same versions'}.`;
}
