import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import { TooManyRequests } from '../refusals/too-many-requests.ts'
import { alarmLog, expectAlarm } from '../../../test/alarm.ts'
import type { StreamLimits } from './event-streams.ts'
import { EventStreams } from './event-streams.ts'

const opened: EventStreams[] = []

function streamsWith(limits: Partial<StreamLimits> = {}): EventStreams {
  const streams = new EventStreams(alarmLog(), { refreshEveryMs: 5, heartbeatEveryMs: 5, ...limits })
  opened.push(streams)
  return streams
}

const ada = { personId: 1, sessionId: 1 }
const bo = { personId: 2, sessionId: 2 }

afterEach(async () => {
  for (const streams of opened.splice(0)) await streams.close()
})

describe('event streams', () => {
  it('L1 send an event only when it differs from the last one', async () => {
    const streams = streamsWith({ heartbeatEveryMs: 60_000 })
    const stream = streams.open(ada)
    for (const inbox of [0, 0, 1, 1, 0]) stream.send('status', { inbox })
    stream.end()
    const received = (await text(stream.body)).split('\n').filter((line) => line.startsWith('data:'))
    expect(received).toEqual(['data: {"inbox":0}', 'data: {"inbox":1}', 'data: {"inbox":0}'])
  })

  it('L1b repeat an event after every heartbeat and after repeat()', async () => {
    const streams = streamsWith()
    streams.refreshWith(async (all) => {
      for (const one of all) one.send('status', { inbox: 1 })
    })
    const stream = streams.open(ada)
    let received = ''
    stream.body.on('data', (part) => (received += String(part)))
    // After every heartbeat an unchanged event is sent again.
    await expect.poll(() => received.split('data:').length).toBeGreaterThan(3)
    const quiet = streamsWith({ heartbeatEveryMs: 60_000 }).open(bo)
    quiet.send('status', { inbox: 1 })
    quiet.resend()
    quiet.send('status', { inbox: 1 })
    quiet.end()
    expect((await text(quiet.body)).split('data:')).toHaveLength(3)
  })

  it('L2 are limited per person and per process; one that ends makes room', async () => {
    const streams = streamsWith({ perPerson: 2, perProcess: 3 })
    const first = streams.open(ada)
    streams.open(ada)
    expect(() => streams.open(ada)).toThrow(TooManyRequests)
    streams.open(bo)
    expect(() => streams.open(bo)).toThrow(TooManyRequests)
    first.body.destroy()
    await once(first.body, 'close')
    expect(streams.size).toBe(2)
    streams.open(bo)
  })

  it('L3 send heartbeats while idle, and refresh all streams with one call', async () => {
    const streams = streamsWith()
    const looks: number[] = []
    streams.refreshWith(async (all) => void looks.push(all.length))
    const stream = streams.open(ada)
    streams.open(bo)
    await expect.poll(() => String(stream.body.read() ?? '')).toContain(':\n\n')
    await expect.poll(() => looks.length).toBeGreaterThan(1)
    expect(looks[0]).toBe(2)
  })

  it('L4 buffer a bounded amount for a client that does not read, and then close', async () => {
    const streams = streamsWith({ heartbeatEveryMs: 60_000 })
    const stream = streams.open(ada)
    const closed = once(stream.body, 'close')
    let most = 0
    for (let n = 0; n < 2_000; n += 1) {
      stream.send('status', { n, filler: 'x'.repeat(200) })
      most = Math.max(most, stream.body.writableLength + stream.body.readableLength)
    }
    await closed
    expect(most).toBeLessThan(70_000)
    expect(streams.size).toBe(0)
  })

  it('L5 go on after a failed refresh, and stop polling without streams', async () => {
    expectAlarm(/what is new could not be looked up/)
    const streams = streamsWith()
    let looks = 0
    streams.refreshWith(async () => {
      looks += 1
      throw new Error('the database is away')
    })
    const stream = streams.open(ada)
    await expect.poll(() => looks).toBeGreaterThan(1)
    stream.body.resume()
    stream.end()
    await once(stream.body, 'close')
    expect(streams.size).toBe(0)
  })

  it('L6 all end on close, and no new one opens', async () => {
    const streams = streamsWith()
    const bodies = [streams.open(ada), streams.open(bo)].map((stream) => text(stream.body))
    await streams.close()
    expect(await Promise.all(bodies)).toHaveLength(2)
    expect(() => streams.open(ada)).toThrow(TooManyRequests)
  })
})
