// Inside the workspace, `styles.css` resolves to this file instead of the built style sheet. It loads the tokens; each
// component imports its own rules.
import './theme/tokens.css.ts'
