import { describe, expect, it } from 'vitest'
import { isValidSlug } from '../slices/tags/index.ts'
import { usernameFrom } from '../slices/users/index.ts'
import type { PlannedPost } from './plan.ts'
import { Planner } from './planner.ts'

const QUESTIONS = 2000
const planner = new Planner({ questions: QUESTIONS, randomSeed: 1, endsAt: Date.UTC(2026, 0, 1) })
const plans = Array.from({ length: QUESTIONS }, (_, index) => planner.plan(index))
const posts: PlannedPost[] = plans.flatMap((plan) => [plan, ...plan.answers])

function counted(values: readonly (string | number)[]): number[] {
  return [...Map.groupBy(values, (value) => value).values()].map((group) => group.length).toSorted((a, b) => b - a)
}

describe('the plan of a seeded site', () => {
  it('SD7 has about two answers per question, twelve at most, and some questions without answers', () => {
    const answers = plans.map((plan) => plan.answers.length)
    const mean = answers.reduce((sum, count) => sum + count, 0) / QUESTIONS
    expect(mean).toBeGreaterThan(1.7)
    expect(mean).toBeLessThan(2.3)
    expect(Math.max(...answers)).toBeLessThanOrEqual(12)
    expect(answers.filter((count) => count === 0).length / QUESTIONS).toBeGreaterThan(0.1)
  })

  it('SD8 has nothing happen before its cause or after the end', () => {
    const { from, to } = planner.span
    for (const post of posts) {
      const later = [...post.votes, ...post.comments, ...(post.edit ? [post.edit] : [])]
      expect(later.filter(({ at }) => at <= post.at || at > to)).toEqual([])
      expect(post.at).toBeGreaterThanOrEqual(from)
    }
    for (const plan of plans) {
      expect(plan.answers.filter(({ at }) => at <= plan.at || at > (plan.closing?.at ?? to))).toEqual([])
      expect(plan.answers.filter(({ acceptedAt }) => acceptedAt !== undefined).length).toBeLessThanOrEqual(1)
    }
  })

  it('SD9 has nobody vote twice or for themselves, or act before they joined', () => {
    const { list } = planner.people
    for (const post of posts) {
      const voters = post.votes.map(({ voter }) => voter)
      expect(new Set([...voters, post.author]).size).toBe(voters.length + 1)
      expect(post.at).toBeGreaterThanOrEqual(list[post.author]?.joinedAt ?? Number.NaN)
    }
  })

  it('SD10 is skewed as real sites are: a few people, tags and posts have most', () => {
    const tags = counted(plans.flatMap((plan) => plan.tags))
    expect(tags.length).toBeGreaterThan(200)
    expect((tags[0] ?? 0) / (tags[50] ?? 1)).toBeGreaterThan(5)
    const authors = counted(posts.map((post) => post.author))
    expect(authors.slice(0, 25).reduce((sum, count) => sum + count, 0)).toBeGreaterThan(posts.length * 0.2)
    const votes = posts.map((post) => post.votes.length).toSorted((a, b) => b - a)
    expect((votes[0] ?? 0) - (votes[posts.length >> 1] ?? 0)).toBeGreaterThan(20)
  })

  it('SD11 is valid content of the site, in both languages and sometimes with code', () => {
    expect(planner.tags.filter((slug) => !isValidSlug(slug))).toEqual([])
    expect(planner.people.list.filter(({ username }) => usernameFrom(username) !== username)).toEqual([])
    expect(new Set(planner.people.list.map(({ username }) => username)).size).toBe(planner.people.list.length)
    expect(plans.filter(({ title }) => [...title].length < 6)).toEqual([])
    expect(plans.filter(({ tags }) => tags.length === 0 || tags.some((tag) => !planner.tags.includes(tag)))).toEqual([])
    const chinese = plans.filter(({ title }) => /\p{Script=Han}/u.test(title)).length / QUESTIONS
    expect(chinese).toBeGreaterThan(0.2)
    expect(chinese).toBeLessThan(0.3)
    expect(posts.filter(({ text }) => text.includes('```')).length / posts.length).toBeGreaterThan(0.05)
    expect(posts.filter(({ text }) => /[{}]/.test(text.replaceAll(/```[^]*?```/g, '')))).toEqual([])
  })
})
