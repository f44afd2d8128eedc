/**
 * Where the tests' own servers listen: apart from those of `npm start`, which may be running.
 * `TEST_PORT_BASE` moves them, so that two clones can test at once.
 */
export function testPorts() {
  const base = Number(process.env.TEST_PORT_BASE ?? 4800)
  return { site: base, studio: base + 33, lake: base + 90, bot: base + 95 }
}

export function testAddresses() {
  const ports = testPorts()
  return {
    site: `http://localhost:${ports.site}`,
    studio: `http://localhost:${ports.studio}`,
    lake: `http://localhost:${ports.lake}`,
    bot: `http://localhost:${ports.bot}`,
  }
}
