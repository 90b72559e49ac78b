// Stands in for the packed stylesheet inside the workspace: the tokens. Each component imports its own
// rules.
import './theme/tokens.css.ts'
