export { type Contestant, Forfeit, type Outcome, playGame, type Standing, standings } from './contest.ts';
export { HOUSE, HousePlayer, houseContestant } from './house-player.ts';
export { pairing, seatsFor, wholeRounds } from './pairing.ts';
