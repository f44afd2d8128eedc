/**
 * The ports of the test servers, which differ from those of `npm start`. `TEST_PORT_BASE` moves them, so that two
 * clones can run tests at once.
 */
export function testPorts() {
  const base = Number(process.env.TEST_PORT_BASE ?? 4800)
  const doubles = { bot: base + 95, chat: base + 96, analytics: base + 97 }
  return { site: base, studio: base + 33, lake: base + 90, ...doubles }
}

export function testUrls() {
  const ports = testPorts()
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    bot: `http://localhost:${ports.bot}`,
    // Another host than the site's, so that the provider is cross-site.
    chat: `http://127.0.0.1:${ports.chat}`,
    analytics: `http://127.0.0.1:${ports.analytics}`,
  }
}
