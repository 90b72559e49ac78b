import { withQuery } from '../../addresses.ts'

/** Returns the services that take an address to share, by name, each with the letter that is its mark. */
export function shareServices(url: string, title: string): readonly { name: string; mark: string; href: string }[] {
  return [
    { name: 'Facebook', mark: 'f', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X (Twitter)', mark: 'X', href: withQuery('https://x.com/intent/post', { url, text: title }) },
  ]
}
