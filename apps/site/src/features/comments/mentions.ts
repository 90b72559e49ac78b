/** People named with @ in a comment, each once (product spec §5). */
export function mentionedIn(text: string): string[] {
  const names = [...text.matchAll(/(?<![\w.-])@([a-z0-9][a-z0-9._-]*)/gi)].map((match) =>
    (match[1] ?? '').replace(/[.-]+$/, '').toLowerCase(),
  )
  return [...new Set(names)]
}
