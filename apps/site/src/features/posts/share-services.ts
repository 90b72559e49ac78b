import { withQuery } from '../../addresses.ts'

/** Returns the services that take an address to share, by name. */
export function shareServices(url: string, title: string): readonly { name: string; href: string }[] {
  return [
    { name: 'Facebook', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'Twitter', href: withQuery('https://twitter.com/intent/tweet', { url, text: title }) },
  ]
}
