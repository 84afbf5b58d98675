-- What wrk asks for: the paths of a file, a line each, in turn. It tells what came of it as JSON.
local requests = {}
local at = 0

function init(given)
  for path in io.lines(given[1]) do
    requests[#requests + 1] = wrk.format("GET", path)
  end
end

function request()
  at = at % #requests + 1
  return requests[at]
end

function done(summary)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  print(string.format('\n{"pages":%d,"seconds":%f,"failed":%d}', summary.requests, summary.duration / 1e6, failed))
end
