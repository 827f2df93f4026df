export { learnHabits } from './learn-habits.ts';
export { learnOpenings } from './learn-openings.ts';
export { type Bin, type LearntSureness, learnSureness } from './learn-sureness.ts';
export { learnWeights } from './learn-weights.ts';
export { learnNetwork, type NetworkPlan, type NetworkRound, type Strength, twoPlayerSettings } from './network/learn-network.ts';
export { type Crew, lonely } from './network/self-play.ts';
export { Shelf } from './network/shelf.ts';
export { threads } from './network/threads.ts';
export { playerWith, type Round, type TrainingPlan, trainedPlayer } from './trained-player.ts';
