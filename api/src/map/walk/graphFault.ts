/** What this check reads of an IMDF feature. */
export interface CheckedFeature {
  id: string;
  feature_type: string;
  properties?: { category?: string | null } | null;
}

/** A fault of the graph. `without-steps` is none: it lists who needs to know that only steps lead somewhere. */
export interface GraphFault {
  code:
    | 'double-node'
    | 'unknown-level'
    | 'unknown-place'
    | 'unknown-node'
    | 'unknown-queue'
    | 'bad-length'
    | 'bad-time'
    | 'implausible-speed'
    | 'shorter-than-the-straight-line'
    | 'leaves-the-floor'
    | 'no-entrance'
    | 'not-on-the-graph'
    | 'unreachable'
    | 'no-way-out'
    | 'without-steps';
  /** Of the nodes, edges (`from → to`) or IMDF features it is about. */
  ids: string[];
  /** One sentence. */
  why: string;
}
