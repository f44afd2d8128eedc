import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const inviteATeamAndSetRoles = guide(
  {
    path: '/resources/support-center/invite-a-team-and-set-roles',
    title: 'Invite a team and set roles',
    topic: 'Account and access',
    summary:
      'Who may see, decide and release: four roles, how to invite people to them, and why every exhibit needs a second pair of eyes.',
    updatedOn: '2026-10-16',
    orderRank: orderRank(13),
  },
  `
Only administrators and the owner of the workspace can invite people. Open **Settings → People**, choose **Invite** and enter up to twenty email addresses, one per line. An invitation is valid for seven days and can be sent again.

|What each role may do
| Role | See cases | Decide | Release | Change settings |
| Reader | Shared cases | No | No | No |
| Analyst | Their team’s | Yes | No | No |
| Reviewer | Their team’s | Yes | Yes | No |
| Administrator | None | No | No | Yes |

By design, an administrator sees no cases: managing accounts should not mean reading investigations. Give one person a second role next to Administrator only if your team has fewer than four people.

**Two-person release.** Decisions above your release threshold, and all exhibits, must be released by a reviewer other than the person who decided. For exhibits, this cannot be switched off. If the only reviewer is away, the owner can appoint a deputy until a set date.

When someone leaves, deactivate the account instead of deleting it: the name stays in the log, and open cases move to the queue.
`,
)
