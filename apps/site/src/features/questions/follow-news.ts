import { idsIn, isLatestPosts, type LatestPosts } from './news.ts'

export { idsIn }

const streamOf = (questionId: string) => `/answer/api/v1/notification/stream?question=${encodeURIComponent(questionId)}`

/**
 * Listens to what others write under a question while its page is looked at.
 *
 * @param gone ends it
 * @param tell told all of the latest posts, at once and whenever they change
 */
export function followNews(questionId: string, gone: AbortSignal, tell: (posts: LatestPosts) => void): void {
  if (gone.aborted) return
  let stream: EventSource | undefined
  let over = false
  const listen = () => {
    const opened = new EventSource(streamOf(questionId))
    opened.addEventListener('posts', ({ data }: MessageEvent<string>) => {
      const posts: unknown = JSON.parse(data)
      if (isLatestPosts(posts)) tell(posts)
    })
    // There is nothing to come back for: the session is over, or the question is out of sight.
    opened.addEventListener('end', () => {
      over = true
      opened.close()
    })
    return opened
  }
  const settle = () => {
    if (document.visibilityState === 'visible' && !over) stream ??= listen()
    else {
      stream?.close()
      stream = undefined
    }
  }
  document.addEventListener('visibilitychange', settle)
  gone.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', settle)
    stream?.close()
  })
  settle()
}
