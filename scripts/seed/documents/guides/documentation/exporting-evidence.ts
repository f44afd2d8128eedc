import { guide } from '../../../builders/guide.ts'

export const exportingEvidence = guide(
  {
    path: '/resources/documentation/exporting-evidence',
    title: 'Exporting evidence that stands up',
    topic: 'Investigations',
    minutes: 14,
    summary:
      'What goes into an exhibit, how anyone can check it without us, and how to hand it over so that it cannot be disputed later.',
    updatedOn: '2025-10-02',
    order: 13,
  },
  `
An exhibit is read by people who do not trust you, and that is as it should be. They must be able to check everything in it without an account, from the blockchain itself, years later.

## What an exhibit contains

- The graph as you arranged it, as a vector file, with every address in full in a table behind it. Nothing is shortened in the table.
- For each edge: hash, block, time in UTC, amount, token and the method by which the amount was traced.
- For each label: source class, date, and the sentence that supports it. Labels of class C are printed in gray and called *leads*.
- The case log, including branches that you ruled out and why.
- The version of the data, such as \`2025-10-21.3\`, and the version of the software.

## Export

1. Open the case and choose **Export exhibit**. Pick the paths that the exhibit is about; others are left out of the graph, but stay in the log.
2. Choose a time zone for the summary. The tables are always in UTC.
3. A second person releases it. [Four-eyes release](/resources/support-center/invite-a-team-and-set-roles) cannot be switched off for exhibits.

You receive one PDF and one archive with CSV, JSON and a manifest.

## Check the manifest

The manifest lists the SHA-256 of each file and is signed with our key of that year. The other side needs no tool of ours:

\`\`\`bash Verify an archive
sha256sum --check manifest.sha256
openssl dgst -sha256 -verify exhibits-2025.pub \\
  -signature manifest.sig manifest.sha256
\`\`\`

Two lines that end in \`OK\` and one that says \`Verified OK\` are the whole test. Print them and attach them.

## Hand it over

|Common questions of the other side, and where the answer is
| Question | Where it is answered |
| Who made this, and when? | First page, with the name of the releasing person |
| Could it have been changed? | Manifest and signature |
| Why is this address theirs? | Table of labels, source class |
| Why this amount? | Methods page, with the figure under a second method |

Send the public key and the archive by two different ways. A key that travels with what it proves proves nothing.

## Exercise

Export the sample case, open one CSV, change one digit and run the check again. Then explain to a colleague in one minute why the second command still succeeds and the first does not.
`,
)
