// Preloaded in every process and thread that a test of `npm run mutate` starts: in Stryker's dry run, its instrumented
// code counts here which mutants it passes. Each is written once and at once, since tests end processes by SIGKILL.
const { appendFileSync } = require('node:fs')

const file = process.env.MUTATE_COVERED
if (file) {
  const passed = new Set()
  const counts = new Proxy(
    {},
    {
      set(_, mutant) {
        if (!passed.has(mutant)) appendFileSync(file, `${process.pid} ${mutant}\n`)
        passed.add(mutant)
        return true
      },
    },
  )
  globalThis.__stryker__ = { mutantCoverage: { static: counts, perTest: {} } }
}
