import { planRollback, rollbackRelease, unsafeSentence } from '../../changes/changes.ts';
import { endedCanary } from '../../changes/change.ts';
import type { RollbackPlan, StepBack } from '../../changes/plan.ts';
import { changeContext, changeOptions, siteOptions, type Command } from '../command.ts';
import { are, listed } from '../named.ts';
import { print, printJson, refuse } from '../output.ts';

export const rollback: Command = {
  arguments: ['<remote>'],
  several: '<remote>',
  summary: 'end the canary, else make the version live that was live before',
  help: `While a canary runs, ends it: the live version is everyone's again. Rolled back once more, or without a
canary, it says whether it is safe to go back to the version that was live before (contract, shared modules and
pages against what is live or a canary), and why; then goes back when it is. It prefers a version that is known good,
having served long enough with next to no failures, and passes over those that are quarantined, retired or were rolled
back themselves. What was promoted or is tried together goes back together, whichever of it is named, and so do several
that are named: all of them in one document, or none.`,
  options: {
    'dry-run': { help: 'only answer; exit code 1 when the rollback would be refused' },
    force: { help: 'go back although it is not safe' },
    ...changeOptions,
    ...siteOptions,
  },

  async run(call) {
    const remotes = call.apps.map(({ name }) => name);
    const context = changeContext(call);
    let plan: RollbackPlan | undefined;
    const onPlan = (planned: RollbackPlan) => {
      plan = planned;
      if (!call.json) print(describe(planned));
    };
    const answered = () => plan && { ...plan, safe: plan.reasons.length === 0 };
    if (call.flag('dry-run')) {
      const planned = await planRollback(context, remotes);
      if (!planned.ok) return refuse(planned.failure, call.json);
      onPlan(planned.value);
      if (planned.value.reasons.length > 0 && !call.flag('force')) {
        const unsafe = { kind: 'unsafe', sentence: unsafeSentence(remotes) };
        return refuse(unsafe, call.json, answered());
      }
      return call.json
        ? printJson({ ok: true, action: 'rollback', dryRun: true, ...answered() })
        : print('Nothing was changed.');
    }
    const done = await rollbackRelease(context, remotes, call.flag('force'), onPlan);
    if (!done.ok) return refuse(done.failure, call.json, answered());
    if (call.json) return printJson({ ok: true, ...done.value, ...answered() });
    if (!plan) return 0;
    const steps = [plan, ...plan.others];
    const live = steps.map(({ remote, to }) => `${remote} ${to}`);
    if (plan.endsCanary)
      return print(
        `${listed(live)} ${are(live)} live for everyone on ${call.channel}. If it is what is broken, roll back once more.`,
      );
    const [only] = steps;
    const sentence =
      steps.length === 1
        ? `${live.join()} is live on ${call.channel} (before: ${only?.from}).`
        : `${listed(steps.map(({ remote, to, from }) => `${remote} ${to} (before: ${from})`))} are live on ${call.channel}.`;
    return print(sentence + endedCanary(done.value));
  },
};

function describe(plan: RollbackPlan): string {
  const { endsCanary, reasons } = plan;
  const steps = [plan, ...plan.others];
  const of = (words: (step: StepBack) => string) => listed(steps.map(words));
  const nameTo = (step: StepBack) => (steps.length > 1 ? `${step.remote} ${step.to}` : step.to);
  if (endsCanary)
    return `Ending the canary ${of(({ remote, from }) => `${remote} ${from}`)} is safe: ${of(nameTo)} ${steps.length > 1 ? 'stay' : 'stays'} live.`;
  const step = `Rolling ${of(({ remote, from, to }) => `${remote} back from ${from} to ${to}`)}`;
  if (reasons.length > 0)
    return [`${step} is not safe:`, ...reasons.map((each) => `- ${each}`)].join('\n');
  const known = steps.map((each) =>
    each.good
      ? `${nameTo(each)} is known good: of ${each.good.loads} loads counted, ${each.good.failures} failed.`
      : `Nobody has proven ${nameTo(each)} good.`,
  );
  const its = steps.length > 1 ? 'their contracts' : 'its contract';
  return `${step} is safe: ${its} and shared modules fit what is live. ${known.join(' ')}`;
}
