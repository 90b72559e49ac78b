/** Describes the page's position on the site as schema.org's BreadcrumbList, from the top down. */
export function breadcrumbJson(steps: readonly { name: string; url: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** Describes the site and its search as schema.org's WebSite. */
export function websiteJson({ name, siteUrl }: { name: string; siteUrl: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name,
    url: `${siteUrl}/`,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${siteUrl}/search?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}
