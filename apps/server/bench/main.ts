// Speeds of the running server as ratios to a bare HTTP server that sends the same bytes, taken in one run.
import { startServerProcess } from '../test/start-process.ts'
import { measure } from './load.ts'
import { startPlainServer } from './plain-server.ts'

const server = await startServerProcess({ LOG_LEVEL: 'silent' })
try {
  const list = await (await fetch(`${server.address}/answer/api/v1/question/page`)).json()
  const { id, url_title } = list.data.list[0]
  const targets = {
    'question page, as a guest': `/questions/${id}/${url_title}`,
    'question list, as a guest': '/',
    'question list, API': '/answer/api/v1/question/page',
    'question, API': `/answer/api/v1/question/info?id=${id}`,
    'search, API': '/answer/api/v1/search?q=how',
  }
  console.log('target                      requests/s   p50 ms   p99 ms   bytes   of bare http')
  for (const [name, path] of Object.entries(targets)) {
    const body = Buffer.from(await (await fetch(server.address + path)).arrayBuffer())
    const plain = await startPlainServer(body)
    // One after the other, twice, so that a slow moment of the machine hits both.
    const rounds = [await measure(plain.address), await measure(server.address + path)]
    rounds.push(await measure(plain.address), await measure(server.address + path))
    await plain.stop()
    const [bare, ours] = [Math.max(rounds[0]?.perSecond ?? 0, rounds[2]?.perSecond ?? 0), rounds[3]]
    if (!ours) continue
    const share = `${((ours.perSecond / bare) * 100).toFixed(1)} %`
    const figures = [
      ours.perSecond.toFixed(0).padStart(10),
      ours.p50.toFixed(1).padStart(8),
      ours.p99.toFixed(1).padStart(8),
    ]
    console.log(`${name.padEnd(26)}  ${figures.join(' ')} ${String(body.length).padStart(7)}   ${share}`)
  }
} finally {
  await server.stop()
}
