import type { ConnectionFigures } from './connectionApi.ts';
import {
  connectionTime,
  deadlinesOf,
  planSteps,
  type Itinerary,
  type PlannedStep,
} from '../plan/connectionPlan.ts';
import type { ConnectionEnd, FoundConnection } from './findConnection.ts';
import type { QueueFigure } from '../plan/liveFigures.ts';
import { judge, obstacleOf, type Verdict } from '../plan/verdict.ts';

const minute = 60_000;
/** A queue says little of what it will be in three hours. */
const queueHolds = 180 * minute;

export interface ConnectionAnswer {
  steps: readonly PlannedStep[];
  verdict: Verdict;
  terminals: Itinerary['terminals'];
  /** The queue before security now, and whether it is near enough to count. */
  queue: (QueueFigure & { counted: boolean }) | null;
}

function queueOf(arrival: ConnectionEnd, departure: ConnectionEnd, figures: Figures) {
  const figure = figures.queues.find(
    ({ kind, terminal }) => kind === departure.kind && terminal === departure.terminal,
  );
  if (!figure) return null;
  if (!arrival.at) return { ...figure, counted: false };
  const away = Math.abs(Date.parse(arrival.at) - Date.parse(figure.updatedAt));
  return away <= queueHolds ? { ...figure, counted: true } : null;
}

type Figures = Pick<ConnectionFigures, 'queues' | 'walks'>;

/** Minutes before the departure at which something of it closes; null where the flight does not say. */
const closesBefore = ({ flight }: ConnectionEnd, at: string | null) =>
  flight && at ? Math.round((Date.parse(flight.current) - Date.parse(at)) / minute) : null;

/** The steps between two flights and whether there is time for them. */
export function answerConnection(
  { arrival, departure, bags }: Omit<Extract<FoundConnection, { kind: 'found' }>, 'kind'>,
  figures: Figures,
): ConnectionAnswer {
  const terminals =
    arrival.terminal && departure.terminal
      ? arrival.terminal === departure.terminal
        ? 'same'
        : 'change'
      : null;
  const queue = queueOf(arrival, departure, figures);
  const pier = departure.flight?.pier;
  const steps = planSteps(
    { from: arrival.kind, to: departure.kind, bags, terminals },
    {
      securityWait: queue?.counted ? queue.minutes : null,
      gateWalk: (pier && figures.walks[pier]) || null,
    },
  );
  const deadlines = deadlinesOf(steps, departure.kind, {
    bagdrop: closesBefore(departure, departure.flight?.bagdropClosesAt ?? null),
    gate: closesBefore(departure, departure.flight?.gateClosesAt ?? null),
  });
  return { steps, terminals, queue, verdict: verdictOf() };

  function verdictOf(): Verdict {
    const obstacle = obstacleOf(arrival.flight, departure.flight);
    if (obstacle) return { kind: 'impossible', obstacle };
    if (!arrival.at || !departure.at) return { kind: 'open', plan: connectionTime(deadlines) };
    const between = (Date.parse(departure.at) - Date.parse(arrival.at)) / minute;
    return judge(deadlines, Math.floor(between));
  }
}
