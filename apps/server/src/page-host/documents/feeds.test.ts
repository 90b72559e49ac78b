import { unwrap } from '@quandary/api-client'
import { expect, it } from 'vitest'
import { describeOnEveryEngine } from '../../../test/harness.ts'
import { allOf, textIn } from '../../../test/read-xml.ts'
import { ask } from '../../slices/questions/question.test-data.ts'
import { openWithDocuments } from './documents.test-data.ts'

const titles = (root: Parameters<typeof allOf>[0], of: 'entry' | 'item') =>
  allOf(root, of).map((entry) => textIn(entry, 'title'))

describeOnEveryEngine('feeds', (open) => {
  it('FD1 Atom has everything RFC 4287 requires of an entry, with the whole text of each question', async () => {
    const { site, readXml } = await openWithDocuments(open)
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const content =
      'Look at ![it](/uploads/x.png), [here](/tags/beer) or [there](https://cdn.test/a).\n\n<b>&amp; "so"</b> ]]> $1'
    const tags = [{ slug_name: 'beer', display_name: 'Beer & ale' }]
    const id = await ask(site, ada.token, { title: 'Why <script> is "beer" & brown?', content, tags })
    const asked = site.clock.now()
    site.clock.advance(90_000)
    const edit = {
      id,
      title: 'Why <script> is "beer" & brown?',
      content: `${content}\n\nMore.`,
      tags,
      edit_summary: '',
    }
    await unwrap(site.api(ada.token).call('updateQuestion', { body: edit }))
    const feed = await readXml('/feed.atom')
    expect(feed.attributes).toMatchObject({ xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en-US' })
    expect(
      allOf(feed, 'link')
        .map(({ attributes }) => attributes)
        .slice(0, 2),
    ).toEqual([
      { rel: 'self', type: 'application/atom+xml', href: 'http://qa.test/feed.atom' },
      { rel: 'alternate', type: 'text/html', href: 'http://qa.test/questions?order=newest' },
    ])
    expect(textIn(feed, 'title')).toBe('Newest questions · Test site')
    expect(textIn(feed, 'updated')).toBe(new Date(asked + 90_000).toISOString())
    const [entry] = allOf(feed, 'entry')
    if (!entry) throw new Error('The feed is empty')
    expect(textIn(entry, 'id')).toBe(`http://qa.test/questions/${id}`)
    expect(textIn(entry, 'title')).toBe('Why <script> is "beer" & brown?')
    expect(textIn(entry, 'published')).toBe(new Date(asked).toISOString())
    expect(textIn(entry, 'updated')).toBe(new Date(asked + 90_000).toISOString())
    expect(textIn(entry, 'name')).toBe('Ada')
    expect(textIn(entry, 'uri')).toBe('http://qa.test/users/ada')
    expect(allOf(entry, 'link')[0]?.attributes['href']).toBe(`http://qa.test/questions/${id}/why-script-is-beer-brown`)
    expect(allOf(entry, 'category')[0]?.attributes).toMatchObject({ scheme: 'http://qa.test/tags/beer' })
    const html = textIn(entry, 'content') ?? ''
    expect(html).toContain('src="http://qa.test/uploads/x.png"')
    expect(html).toContain('href="http://qa.test/tags/beer"')
    expect(html).toContain('href="https://cdn.test/a"')
    expect(html).toContain(']]&gt; $1')
  })

  it('FD2 RSS has the same content, with a guid that survives a change of permalinks', async () => {
    const { site, readXml, set } = await openWithDocuments(open)
    const { token } = await site.admin()
    const id = await ask(site, token, { title: 'Why is beer brown?' })
    const asked = site.clock.now()
    const itemOf = async () => {
      const [item] = allOf(await readXml('/feed.rss'), 'item')
      if (!item) throw new Error('The feed is empty')
      return item
    }
    const before = await itemOf()
    expect(textIn(before, 'link')).toBe(`http://qa.test/questions/${id}/why-is-beer-brown`)
    expect(textIn(before, 'pubDate')).toBe(new Date(asked).toUTCString())
    expect(textIn(before, 'dc:creator')).toBe('admin')
    expect(textIn(before, 'description')).toContain('<strong>Why is beer brown?</strong>')
    await set('site_seo', { permalink: 4 })
    const after = await itemOf()
    expect(textIn(after, 'link')).toBe('http://qa.test/questions/D1D1')
    expect(textIn(after, 'guid')).toBe(textIn(before, 'guid'))
    const [channel] = allOf(await readXml('/feed.rss'), 'channel')
    expect(channel && allOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
      rel: 'self',
      href: 'http://qa.test/feed.rss',
    })
  })

  it('FD3 questions come in the requested order, and pinned ones are not in front of newer ones', async () => {
    const { site, readXml } = await openWithDocuments(open)
    const { token } = await site.admin()
    const old = await ask(site, token, { title: 'The first question' })
    site.clock.advance(1000)
    await ask(site, token, { title: 'The second question' })
    site.clock.advance(1000)
    await unwrap(site.api(token).call('operateQuestion', { body: { id: old, operation: 'pin' } }))
    await unwrap(site.api(token).call('createAnswer', { body: { question_id: old, content: 'An answer to it' } }))
    expect(titles(await readXml('/feed.atom'), 'entry')).toEqual(['The second question', 'The first question'])
    expect(titles(await readXml('/feed.rss?order=active'), 'item')[0]).toBe('The first question')
    expect(titles(await readXml('/feed.atom?order=unanswered'), 'entry')).toEqual(['The second question'])
    const other = await readXml('/feed.atom?order=nonsense&order=active')
    expect(textIn(other, 'id')).toBe('http://qa.test/feed.atom')
    expect(textIn(await readXml('/feed.atom?order=hot'), 'title')).toBe('Hot questions · Test site')
  })

  it('FD4 the feed of a tag includes its synonyms; the feed of a person has questions and answers', async () => {
    const { site, readXml, get } = await openWithDocuments(open)
    const admin = await site.admin()
    const ada = await site.registerPerson({ name: 'Ada', rank: 9000 })
    const id = await ask(site, ada.token, { title: 'A question about ale', tags: [{ slug_name: 'ale' }] })
    await ask(site, admin.token, { title: 'A question about stout', tags: [{ slug_name: 'stout' }] })
    const tag = await unwrap(site.api().call('getTag', { query: { name: 'ale' } }))
    await unwrap(
      site.api(admin.token).call('updateTagSynonyms', {
        body: { tag_id: tag.tag_id, synonym_tag_list: [{ slug_name: 'pale', display_name: 'pale' }] },
      }),
    )
    site.clock.advance(1000)
    const body = { question_id: id, content: 'Ale is *beer*.' }
    await unwrap(site.api(admin.token).call('createAnswer', { body }))
    for (const slug of ['ale', 'pale', 'ALE']) {
      expect(titles(await readXml(`/tags/${slug}/feed.atom`), 'entry')).toEqual(['A question about ale'])
    }
    expect(textIn(await readXml('/tags/ale/feed.rss'), 'title')).toBe('ale · Newest questions · Test site')
    const person = await readXml('/users/admin/feed.atom')
    expect(textIn(person, 'title')).toBe('Questions and answers by admin · Test site')
    expect(titles(person, 'entry')).toEqual(['Answer: A question about ale', 'A question about stout'])
    expect(titles(await readXml('/users/ADA/feed.rss'), 'item')).toEqual(['A question about ale'])
    await unwrap(
      site.api(admin.token).call('updateUserStatus', { body: { user_id: String(ada.id), status: 'deleted' } }),
    )
    expect((await get('/users/ada/feed.atom')).statusCode).toBe(404)
  })

  it('FD6 a feed has room for two million characters, and the beginning of the texts beyond', async () => {
    const { site, get, readXml } = await openWithDocuments(open)
    const { token } = await site.admin()
    for (let n = 0; n < 5; n += 1) {
      await ask(site, token, { title: `Question number ${n}` })
      site.clock.advance(1000)
    }
    const parsed_text = `<p>Why &lt;so&gt;?</p>${'<p>long</p>'.repeat(50_000)}`
    await site.ctx.db.updateTable('questions').set({ parsed_text }).execute()
    const texts = allOf(await readXml('/feed.atom'), 'entry').map((entry) => textIn(entry, 'content') ?? '')
    expect(texts.slice(0, 3)).toEqual([parsed_text, parsed_text, parsed_text])
    for (const text of texts.slice(3)) expect(text).toMatch(/^<p>Why &lt;so&gt;\? (?:long ?)+…<\/p>$/)
    expect(texts).toHaveLength(5)
    expect((await get('/users/admin/feed.rss')).payload.length).toBeLessThan(4_000_000)
  })

  it('FD5 an empty feed is valid', async () => {
    const { readXml } = await openWithDocuments(open)
    expect(titles(await readXml('/feed.atom'), 'entry')).toEqual([])
    expect(titles(await readXml('/feed.rss'), 'item')).toEqual([])
  })
})
