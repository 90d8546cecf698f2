import { useEffect, useReducer, useState, useSyncExternalStore, type ComponentType } from 'react';
import { AsSent } from './sentHtml.tsx';

const never = () => () => undefined;

/**
 * A part of a screen that is on the first page as the server sent it, without code, until what it is made of changes, such
 * as a chart of the day.
 * @param fetchPart imports its component. One that cannot be had leaves the part as it is.
 * @param madeOf what of its properties it shows; the same object while nothing changes.
 * @returns the component, and what the screen's `load` awaits so that it is rendered at once.
 */
export function partAsSent<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  madeOf: (props: Props) => unknown,
) {
  let Code: ComponentType<Props> | undefined;
  const ready = async (): Promise<void> => {
    Code ??= await fetchPart().catch(() => undefined);
  };

  function Part(props: Props) {
    // On the first page alone there is something that was sent.
    const isFirstPage = useSyncExternalStore(
      never,
      () => false,
      () => true,
    );
    const [sent] = useState(() => (isFirstPage ? { made: madeOf(props) } : null));
    const [, came] = useReducer((count: number) => count + 1, 0);
    const isLate = !Code && (sent === null || sent.made !== madeOf(props));
    useEffect(() => {
      if (isLate) void ready().then(came);
    }, [isLate]);
    // Nothing was sent where React makes the part anew, as after an update that came before the page was live.
    if (!Code) return sent && <AsSent key="sent" />;
    return (
      <div data-static="">
        <Code {...props} />
      </div>
    );
  }

  return { Part, ready };
}
