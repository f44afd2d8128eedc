const ROLE = { name: 'administrator', title: 'Administrator', description: 'Everything' }

/** The only user of a local lake. */
export const LOCAL_USER = {
  id: 'local-editor',
  name: 'Local editor',
  email: 'editor@localhost.example',
  profileImage: null,
  role: ROLE.name,
  roles: [ROLE],
  provider: 'local',
}

/** The same user as a member of the project. */
export const LOCAL_MEMBER = {
  id: LOCAL_USER.id,
  role: ROLE.name,
  roles: LOCAL_USER.roles,
  isCurrentUser: true,
  isRobot: false,
}

/** A user profile, as the Studio shows it beside a change. */
export function userProfile(id: string, projectId: string): object {
  const isCurrentUser = id === LOCAL_USER.id
  return {
    id,
    displayName: isCurrentUser ? LOCAL_USER.name : id,
    familyName: null,
    givenName: null,
    middleName: null,
    imageUrl: null,
    email: isCurrentUser ? LOCAL_USER.email : null,
    isCurrentUser,
    projectId,
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  }
}
