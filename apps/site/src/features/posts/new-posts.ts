/** The latest posts below a question, as sent by the event stream (described in operation getNotificationStatus). */
export interface LatestPosts {
  answers: readonly string[]
  comments: readonly { id: string; object_id: string }[]
}

/** New posts that the viewer has not loaded yet. */
export interface NewPosts {
  answers: readonly string[]
  /** Comment ids by the post they belong to. */
  comments: Readonly<Record<string, readonly string[]>>
}

export const noNewPosts: NewPosts = { answers: [], comments: {} }

/**
 * Returns the latest posts that are new to the viewer.
 *
 * @param known ids of posts that the page has shown or that existed when it was opened
 */
export function newPostsIn({ answers, comments }: LatestPosts, known: ReadonlySet<string>): NewPosts {
  const fresh: Record<string, string[]> = {}
  for (const { id, object_id: objectId } of comments) if (!known.has(id)) (fresh[objectId] ??= []).push(id)
  return { answers: answers.filter((id) => !known.has(id)), comments: fresh }
}

/** Returns the ids of all posts in a message of the stream. */
export function idsIn({ answers, comments }: LatestPosts): string[] {
  return [...answers, ...comments.map(({ id }) => id)]
}

/**
 * Returns true if a message has the shape of {@link LatestPosts}. The check is shallow, because the sender is our
 * server.
 */
export function isLatestPosts(value: unknown): value is LatestPosts {
  return typeof value === 'object' && value !== null && 'answers' in value && 'comments' in value
}
