/** A fact about the state of the site. */
export interface HealthFact {
  label: string
  text: string
  /** `fine`, `look` (needs attention) and `bad` (does not work) are assessments, `plain` is neutral. */
  tone: 'fine' | 'look' | 'bad' | 'plain'
  /** Link to the next step. */
  link?: { href: string; label: string }
}
