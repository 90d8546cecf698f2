/** Styles and fonts say nothing in unit tests. */
export default '';
