import type { lobby } from '@campanile/contract/lobby.ts'
import type { Routes } from '#http/routes.ts'
import { readLobbyBoard } from './lobby.service.ts'

export const lobbyRoutes: Routes<typeof lobby> = { readLobbyBoard }
