/**
 * The script a page names. It runs the others, which the page has the browser fetch meanwhile: each in a turn of its own,
 * so that whoever reads already may scroll and press in between.
 */
const script = document.querySelector<HTMLScriptElement>('script[data-modules]')
for (const address of script?.dataset['modules']?.split(' ') ?? []) {
  await import(/* @vite-ignore */ address)
  await new Promise((resolve) => setTimeout(resolve))
}

export {}
