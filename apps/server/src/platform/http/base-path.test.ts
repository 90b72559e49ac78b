import { describe, expect, it } from 'vitest'
import { BasePath } from './base-path.ts'

describe('the path below which a site lives', () => {
  const base = new BasePath('https://example.com/community')

  it.each([
    ['/community', '/'],
    ['/community?page=2', '/?page=2'],
    ['/community/', '/'],
    ['/community/questions?x=/community', '/questions?x=/community'],
    ['/communities', '/communities'],
    ['/questions', '/questions'],
    ['/', '/'],
  ])('BA1 is taken off a request: %s asks for %s', (target, path) => expect(base.strip(target)).toBe(path))

  it('BA1 is taken off once, however often a request is looked at', () => {
    const request = {}
    const rest = base.stripOnce(request, '/community/community/1')
    expect([rest, base.stripOnce(request, rest)]).toEqual(['/community/1', '/community/1'])
    expect(base.stripOnce({}, rest)).toBe('/1')
  })

  it.each([
    ['/', '/community/'],
    ['/questions?page=2', '/community/questions?page=2'],
    ['/community', '/community'],
    ['/community/questions', '/community/questions'],
    ['/communities', '/community/communities'],
    ['//else.example/', '//else.example/'],
    ['/\\else.example', '/\\else.example'],
    ['https://else.example/', 'https://else.example/'],
  ])('BA2 is put in front of a path of the site once: %s becomes %s', (path, address) =>
    expect(base.add(path)).toBe(address),
  )

  it('BA3 follows the address of the site, and stays as it is while there is none', () => {
    const moving = new BasePath('https://example.com/a/')
    expect([moving.path, moving.origin]).toEqual(['/a', 'https://example.com'])
    moving.follow('')
    expect(moving.path).toBe('/a')
    moving.follow('https://qa.example.com')
    expect([moving.path, moving.origin]).toEqual(['', 'https://qa.example.com'])
    expect([moving.strip('/a/x'), moving.add('/x')]).toEqual(['/a/x', '/x'])
    expect(new BasePath().path).toBe('')
  })
})
