export { loadReview } from './load-review.ts'
export { reviewSearch } from './review-queue.ts'
export { ReviewScreen } from './review-screen.tsx'
