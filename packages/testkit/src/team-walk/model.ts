/** The simplest thing that could be group buying: plain objects, one step after the other, no database. */

export type ModelCampaign = {
  id: number;
  sizes: readonly number[];
  prices: readonly number[];
  hours: number;
  autoForm: boolean;
  perPerson: number | null;
  stock: number | null;
  isStopped: boolean;
  formed: number;
  orders: ModelOrder[];
};

export type ModelTeam = {
  id: number;
  campaign: ModelCampaign;
  endsAt: number;
  state: 'start' | 'success' | 'fail' | 'auto';
  tier: number | null;
  filled: number;
  orders: ModelOrder[];
};

export type ModelOrder = {
  id: number;
  tradeId: number;
  tradeNo: string;
  person: number;
  team: ModelTeam;
  number: number;
  late: 'move' | 'refund';
  closesAt: number;
  state: 'unpaid' | 'waiting' | 'formed' | 'failed' | 'closed';
  payable: number;
  returned: number;
};

const unpaidMs = 15 * 60_000;
const hourMs = 3_600_000;

type Placing = {
  person: number;
  campaign: ModelCampaign;
  team: ModelTeam | null;
  number: number;
  late: ModelOrder['late'];
};

export class TeamModel {
  now: number;
  readonly teams: ModelTeam[] = [];
  readonly orders: ModelOrder[] = [];

  constructor(now: number) {
    this.now = now;
  }

  isOpen = (team: ModelTeam) => team.state === 'start' && team.endsAt > this.now;
  listPaid = ({ orders }: ModelTeam) =>
    orders.filter(({ state }) => state === 'waiting' || state === 'formed' || state === 'failed');
  countSeats(team: ModelTeam) {
    const held = team.state === 'start' ? team.orders.filter(({ state }) => state === 'unpaid') : [];
    return this.listPaid(team).length + held.length;
  }
  isMember = ({ orders }: ModelTeam, person: number) =>
    orders.some((order) => order.person === person && order.state !== 'closed');
  countPieces = (campaign: ModelCampaign, person?: number) =>
    campaign.orders
      .filter(({ state }) => state !== 'closed' && state !== 'failed')
      .filter((order) => person === undefined || order.person === person)
      .reduce((sum, { number }) => sum + number, 0);

  /** Why this cannot be placed; null when it can. */
  getRefusalKey({ person, campaign, team, number }: Placing): string | null {
    if (team && this.isMember(team, person)) return 'groups.already_in_team';
    if (team && !this.isOpen(team)) return 'groups.team_over';
    if (team && this.countSeats(team) >= this.getSize(team)) return 'groups.team_full';
    if (!team && campaign.isStopped) return 'groups.campaign_over';
    const { perPerson, stock } = campaign;
    if (perPerson !== null && this.countPieces(campaign, person) + number > perPerson)
      return 'groups.person_limit';
    return stock !== null && this.countPieces(campaign) + number > stock ? 'groups.sold_out' : null;
  }

  place(placing: Placing, ids: Pick<ModelOrder, 'id' | 'tradeId' | 'tradeNo'> & { teamId: number }): void {
    const { campaign, person, number, late } = placing;
    const { teamId, ...order } = ids;
    const team = placing.team ?? this.#open(campaign, teamId);
    const payable = (campaign.prices[0] ?? 0) * number;
    const closesAt = this.now + unpaidMs;
    const money = { payable, returned: 0 };
    const placed: ModelOrder = { ...order, person, team, number, late, closesAt, ...money, state: 'unpaid' };
    for (const { orders } of [this, team, campaign]) orders.push(placed);
  }

  close(order: ModelOrder): void {
    order.state = 'closed';
  }

  /** The order is paid; a team that opens for it gets its id once the market says which. */
  pay(order: ModelOrder): void {
    if (this.isOpen(order.team)) {
      this.#take(order);
      return;
    }
    if (order.team.state === 'start') this.end(order.team);
    const next = order.late === 'move' ? this.#nextTeam(order) : null;
    if (!next) {
      order.state = 'closed';
      order.returned = order.payable;
      return;
    }
    order.team.orders.splice(order.team.orders.indexOf(order), 1);
    order.team = next;
    next.orders.push(order);
    this.#take(order);
  }

  #take(order: ModelOrder): void {
    order.state = 'waiting';
    if (this.listPaid(order.team).length === this.getSize(order.team)) this.end(order.team);
  }

  #nextTeam({ team: { campaign }, person }: ModelOrder): ModelTeam | null {
    const [open] = this.teams
      .filter((team) => team.campaign === campaign && this.isOpen(team))
      .filter((team) => this.countSeats(team) < this.getSize(team) && !this.isMember(team, person))
      .sort((a, b) => a.endsAt - b.endsAt || a.id - b.id);
    if (open) return open;
    return campaign.isStopped ? null : this.#open(campaign, 0);
  }

  #open(campaign: ModelCampaign, id: number): ModelTeam {
    const endsAt = this.now + campaign.hours * hourMs;
    const team: ModelTeam = { id, campaign, endsAt, state: 'start', tier: null, filled: 0, orders: [] };
    this.teams.push(team);
    return team;
  }

  getSize = ({ campaign: { sizes } }: ModelTeam) => sizes[sizes.length - 1] ?? 0;

  end(team: ModelTeam): void {
    const { sizes, prices, autoForm } = team.campaign;
    const members = this.listPaid(team);
    const reached = sizes.filter((size) => size <= members.length).length - 1;
    const isAuto = reached < 0 && autoForm && members.length > 0;
    team.state = reached >= 0 ? 'success' : isAuto ? 'auto' : 'fail';
    team.tier = reached >= 0 ? reached : isAuto ? 0 : null;
    team.filled = isAuto ? (sizes[0] ?? 0) - members.length : 0;
    for (const order of members) {
      order.state = team.tier === null ? 'failed' : 'formed';
      order.returned =
        team.tier === null ? order.payable : ((prices[0] ?? 0) - (prices[team.tier] ?? 0)) * order.number;
      if (team.tier !== null) team.campaign.formed += order.number;
    }
  }

  endDue(): void {
    for (const team of this.teams) if (team.state === 'start' && team.endsAt <= this.now) this.end(team);
  }
}
