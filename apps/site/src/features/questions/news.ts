/** What others wrote lately under a question, as the event stream tells it (contract: getNotificationStatus). */
export interface LatestPosts {
  answers: readonly string[]
  comments: readonly { id: string; object_id: string }[]
}

/** What there is to show, while nobody has asked for it. */
export interface News {
  answers: readonly string[]
  /** Ids of comments by the post under which they stand. */
  comments: Readonly<Record<string, readonly string[]>>
}

export const noNews: News = { answers: [], comments: {} }

/**
 * What of the latest posts is new to the reader.
 *
 * @param known ids of posts that were there when the page was opened, or that it shows
 */
export function newsIn({ answers, comments }: LatestPosts, known: ReadonlySet<string>): News {
  const fresh: Record<string, string[]> = {}
  for (const { id, object_id: objectId } of comments) if (!known.has(id)) (fresh[objectId] ??= []).push(id)
  return { answers: answers.filter((id) => !known.has(id)), comments: fresh }
}

/** The ids of all posts in what a stream told. */
export function idsIn({ answers, comments }: LatestPosts): string[] {
  return [...answers, ...comments.map(({ id }) => id)]
}

/** Whether a message of the stream has its shape; it is written by the server this page came from. */
export function isLatestPosts(value: unknown): value is LatestPosts {
  return typeof value === 'object' && value !== null && 'answers' in value && 'comments' in value
}
