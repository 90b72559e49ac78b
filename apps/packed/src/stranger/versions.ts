/** Versions of packages that only the guides need; the workspace does not depend on them. */
export const GUIDE_VERSIONS: Readonly<Record<string, string>> = {
  '@sveltejs/vite-plugin-svelte': '7.3.1',
  '@vitejs/plugin-vue': '6.0.11',
  next: '16.4.6',
  svelte: '5.57.3',
  vue: '3.5.45',
  'y-codemirror.next': '0.3.6',
  yjs: '13.6.33',
}
