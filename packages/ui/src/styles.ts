// Stands in for the packed stylesheet inside the workspace: tokens and base styles. Each component imports its own
// rules.
import './theme/global.css.ts'
