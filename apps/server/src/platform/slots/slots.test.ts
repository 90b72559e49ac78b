import { describe, expect, it } from 'vitest'
import { defineSingleton, Singletons } from './singletons.ts'
import { defineSlot, fill, Slots } from './slots.ts'

const greetings = defineSlot<(name: string) => string>('test.greetings')
const nothing = defineSlot<number>('test.nothing')

describe('slots', () => {
  it('return contributions in the order in which they were added', () => {
    const slots = new Slots()
    slots.add(fill(greetings, (name) => `Hello ${name}`))
    slots.add(fill(greetings, (name) => `Bye ${name}`))
    expect(slots.all(greetings).map((greet) => greet('Ada'))).toEqual(['Hello Ada', 'Bye Ada'])
    expect(slots.one(greetings)?.('Ada')).toBe('Bye Ada')
  })

  it('are empty without contributions', () => {
    const slots = new Slots()
    expect(slots.all(nothing)).toEqual([])
    expect(slots.one(nothing)).toBeUndefined()
  })

  it('of two sites are apart', () => {
    const [one, other] = [new Slots(), new Slots()]
    one.add(fill(nothing, 1))
    expect(other.all(nothing)).toEqual([])
  })
})

describe('singletons', () => {
  const counter = defineSingleton<{ count: number }>('test counter')

  it('are made once per context', () => {
    const [one, other] = [new Singletons(), new Singletons()]
    const make = (): { count: number } => ({ count: 0 })
    one.get(counter, make).count += 1
    expect(one.get(counter, make)).toEqual({ count: 1 })
    expect(other.get(counter, make)).toEqual({ count: 0 })
  })
})
