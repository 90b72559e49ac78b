import { withQuery } from '../../addresses.ts'

/** Returns the sharing services, each with its name, the letter of its logo and the address of its share page. */
export function shareServices(url: string, title: string): readonly { name: string; mark: string; href: string }[] {
  return [
    { name: 'Facebook', mark: 'f', href: withQuery('https://www.facebook.com/sharer/sharer.php', { u: url }) },
    { name: 'X (Twitter)', mark: 'X', href: withQuery('https://x.com/intent/post', { url, text: title }) },
  ]
}
