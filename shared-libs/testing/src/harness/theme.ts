/**
 * Shows the page in a theme whatever the system prefers: every style sheet's question for it is answered here, those
 * of sheets that come later too.
 */
export function showTheme(theme: 'light' | 'dark' | 'system'): void {
  if (theme === 'system') return;
  const answer = () => {
    for (const sheet of document.styleSheets) answerIn(sheet.cssRules, theme);
  };
  document.documentElement.style.colorScheme = theme;
  answer();
  // A sheet has its rules when it has loaded; a load is not heard above its element but on the way down.
  document.addEventListener('load', answer, true);
}

const question = /\(prefers-color-scheme:\s*(light|dark)\)/;

function answerIn(rules: CSSRuleList, theme: string): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const asked = question.exec(rule.media.mediaText)?.[1];
      // A width that is always or never there stands for yes and no, beside other conditions too.
      const reply = asked === theme ? '(min-width: 0px)' : '(max-width: 0px)';
      if (asked) rule.media.mediaText = rule.media.mediaText.replace(question, reply);
    }
    if (rule instanceof CSSGroupingRule) answerIn(rule.cssRules, theme);
  }
}
