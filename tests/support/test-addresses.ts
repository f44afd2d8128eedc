/**
 * Where the tests' own servers listen: apart from those of `npm start`, which may be running.
 * `TEST_PORT_BASE` moves them, so that two clones can test at once.
 */
export function testPorts() {
  const base = Number(process.env.TEST_PORT_BASE ?? 4800)
  return { site: base, studio: base + 33, lake: base + 90, bot: base + 95, chat: base + 96 }
}

export function testAddresses() {
  const ports = testPorts()
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    bot: `http://localhost:${ports.bot}`,
    // Another site than ours, as a provider's is.
    chat: `http://127.0.0.1:${ports.chat}`,
  }
}
