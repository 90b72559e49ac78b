/** The screens whose shape is known before their data is there. */
export type SkeletonKind = 'list' | 'question' | 'person' | 'tag'

/** First segments below `/users` that are no profile. */
const notPeople =
  'settings|notifications|login|logout|register|account-(activation|recovery|suspended)|auth-landing|change-email|confirm-email|confirm-new-email|password-reset|unsubscribe'

const shapes: readonly (readonly [RegExp, SkeletonKind])[] = [
  [/^\/(questions|search|review|tags|users)?\/?$/, 'list'],
  [/^\/users\/notifications\//, 'list'],
  [/^\/questions\/(?!ask(\/|$))[^/]/, 'question'],
  [/^\/tags\/(?!create(\/|$))[^/]+\/?$/, 'tag'],
  [new RegExp(`^/users/(?!(${notPeople})(/|$))[^/]`), 'person'],
]

/** Returns the shape of the page at a path, or undefined if only the page itself knows it. */
export function skeletonKind(path: string): SkeletonKind | undefined {
  return shapes.find(([pattern]) => pattern.test(path))?.[1]
}
