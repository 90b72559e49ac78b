import { operationKey, type ReadOperationId } from '@quandary/api-client/query'
import { notifyManager, type QueryClient } from '@tanstack/react-query'

/** Operations whose data contains posts or the viewer's relation to them. */
const SHOWING_POSTS: readonly unknown[] = [
  'getQuestion',
  'listAnswers',
  'listQuestions',
  'listComments',
  'listLinkedQuestions',
  'listRelatedQuestions',
] satisfies ReadOperationId[]

/** Marks all posts as stale, so that they are refetched on the next visit. The current page does not change. */
export function invalidatePosts(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => SHOWING_POSTS.includes(queryKey[0]),
    refetchType: 'none',
  })
}

/** Refetches the question and answers of this page. Other posts are refetched on the next visit. */
export async function refetchPosts(queryClient: QueryClient): Promise<void> {
  invalidatePosts(queryClient)
  await Promise.all(
    (['getQuestion', 'listAnswers'] as const).map((operation) =>
      queryClient.refetchQueries({ queryKey: operationKey(operation), type: 'active' }),
    ),
  )
  // The query cache notifies its subscribers in order. Once this callback runs, the screens have the new data.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve))
}
