import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const exportingEvidence = guide(
  {
    path: '/resources/documentation/exporting-evidence',
    title: 'Exporting evidence that anyone can check',
    topic: 'Investigations',
    minutes: 14,
    summary:
      'What goes into an exhibit, how anyone can check it without us, and how to hand it over so that a later change would show.',
    updatedOn: '2026-10-02',
    orderRank: orderRank(4),
  },
  `
Readers of an exhibit must be able to check every transfer in it from the blockchain itself, without an account and years later.

## What an exhibit contains

- The graph as you arranged it, as a vector file, backed by a table that gives every address in full.
- For each edge: hash, block, time in UTC, amount, token and the tracing method behind the amount.
- For each label: source class, confidence, date and the sentence that supports it. Class C labels are printed in gray and called *leads*.
- The case log, including branches that you ruled out and why.
- The version of the labels, such as \`2026-10-14\`, and the version of the software.

## Export

1. Open the case and choose **Export exhibit**. Pick the paths that the exhibit is about. The others are left out of the graph, but stay in the log.
2. Choose a time zone for the summary. The tables are always in UTC.
3. A second person releases it. [Two-person release](/resources/support-center/invite-a-team-and-set-roles) cannot be switched off for exhibits.

You receive one PDF and one archive with CSV, JSON and a manifest.

## Check the manifest

The manifest lists the SHA-256 hash of each file and is signed with our exhibit key. Checking it takes no tool of ours:

\`\`\`bash Verify an archive
sha256sum --check manifest.sha256
openssl dgst -sha256 -verify exhibits.pub \\
  -signature manifest.sig manifest.sha256
\`\`\`

Every file must be followed by \`OK\`, and the last line must say \`Verified OK\`. Print the result and attach it.

## Hand it over

|What an opposing expert asks, and where the exhibit answers it
| Question | Where it is answered |
| Who made this, and when? | First page, with the name of the person who released it |
| Could it have been changed? | Manifest and signature |
| Why is this address attributed to them? | Table of labels, with source class and confidence |
| Why this amount? | Methods page, with the amount under a second method |

For what courts have accepted and rejected, read [six decisions on tracing](/resources/for-police).

Send the archive and the public key through separate channels. A key that arrives with the archive proves nothing about it.

## Exercise

Export the sample case, open one CSV, change one digit and run the check again. Then explain to a colleague in one minute why the first command now fails and the second still succeeds.
`,
)
