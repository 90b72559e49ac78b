/** Name and description of each tag of the sample content. */
const descriptions: Readonly<Record<string, { displayName?: string; text: string }>> = {}

/** A tag as a new question gives it. */
export function tagNamed(slug: string) {
  const description = descriptions[slug]
  if (!description) throw new Error(`The tag ${slug} has no description`)
  return { slug_name: slug, display_name: description.displayName ?? slug, original_text: description.text }
}
