import { guide } from '../../../builders/guide.ts'

export const inviteATeamAndSetRoles = guide(
  {
    path: '/resources/support-center/invite-a-team-and-set-roles',
    title: 'Invite a team and set roles',
    topic: 'Account and access',
    summary:
      'Who may see, decide and release: four roles, how to invite people to them, and why an exhibit always needs a second person.',
    updatedOn: '2025-10-17',
    order: 10,
  },
  `
Only an owner or an administrator can invite. Open **Settings → People**, choose **Invite** and type up to twenty addresses, one on each line. An invitation is valid for seven days and can be sent again.

|What each role may do
| Role | See cases | Decide | Release | Change settings |
| Reader | Those shared | No | No | No |
| Analyst | Own team’s | Yes | No | No |
| Reviewer | Own team’s | Yes | Yes | No |
| Administrator | None | No | No | Yes |

An administrator sees no cases on purpose: whoever manages accounts should not be able to read an investigation. Give a person both roles only if your team has fewer than four people.

**Four-eyes release.** Decisions above your release threshold, and every exhibit, need a reviewer who is not the person that decided. This cannot be switched off for exhibits. If the only reviewer is on leave, an owner can appoint a deputy with an end date.

When someone leaves, deactivate instead of deleting: their name stays in the log, and their open cases move to the queue.
`,
)
