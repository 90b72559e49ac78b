/** A fact about the state of the site. */
export interface HealthFact {
  label: string
  text: string
  /** `fine` and `look` (needs attention) are assessments, `plain` is neutral. */
  tone: 'fine' | 'look' | 'plain'
  /** Link to the next step. */
  link?: { href: string; label: string }
}
